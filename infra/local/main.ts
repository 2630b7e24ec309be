import { runCentre } from './run-centre.ts';

/** The last part of `npm start`. */
await runCentre();
