import './withoutEval';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './api/connect';
import { App } from './App';
import { createWindowStore } from './store/createWindowStore';
import { WindowStoreProvider } from './store/WindowStoreContext';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const store = createWindowStore(connect(window));
store.start();

createRoot(root).render(
  <StrictMode>
    <WindowStoreProvider value={store}>
      <App />
    </WindowStoreProvider>
  </StrictMode>,
);
