import type { ConsoleSettings } from './console-settings.ts';

/** An instant as wall-clock time in the app's zone. */
export const timeOf = (iso: string, { timeZone = 'UTC' }: ConsoleSettings): string =>
	new Date(iso).toLocaleString('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });

/** The city of the app's zone. */
export const placeOf = ({ timeZone = 'UTC' }: ConsoleSettings): string =>
	timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
