import { Waiting } from './waiting.tsx';

/** The Node build: what is rendered ahead of time is the outline alone, without the editor and the charts. */
export const App = Waiting;
export const canWait = true;
