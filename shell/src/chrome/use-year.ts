import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const thisYear = (): number => new Date().getFullYear();
const noYear = (): undefined => undefined;

/** The year it is; `undefined` during prerendering and hydration, since prerendered HTML may be read in the year after. */
export const useYear = (): number | undefined => useSyncExternalStore<number | undefined>(never, thisYear, noYear);
