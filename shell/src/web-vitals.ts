import { watchVisit } from './web-vitals/watch-visit.ts';

/** Runs in a file of its own, in a sample of visits, once the browser is idle (`load-web-vitals.ts`). */
watchVisit();
