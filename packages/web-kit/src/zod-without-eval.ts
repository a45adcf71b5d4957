import { config } from 'zod';

// zod would try out `new Function` to see whether it may; the site's policy says no and would report each try.
// Imported before any schema, since a schema asks as it is made.
config({ jitless: true });
