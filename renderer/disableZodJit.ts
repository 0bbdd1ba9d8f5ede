import { z } from 'zod';

// The page's CSP forbids eval; zod probes for it when a schema is built, so this module is imported before any schema.
z.config({ jitless: true });
