import { runCentre } from './run-centre.ts';

await runCentre();
