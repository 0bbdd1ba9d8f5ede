import './disableZodJit';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectToApp } from './api/connectToApp';
import { App } from './App';
import { createWindowStore } from './store/createWindowStore';
import { WindowStoreProvider } from './store/WindowStoreContext';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const store = createWindowStore(connectToApp(window));
store.start();

createRoot(root).render(
  <StrictMode>
    <WindowStoreProvider value={store}>
      <App />
    </WindowStoreProvider>
  </StrictMode>,
);
