import { watchVisit } from './web-vitals/watch-visit.ts';

/** Runs alone, in a file of its own, in one visit of a few, once the browser had nothing else to do (`load-web-vitals.ts`). */
watchVisit();
