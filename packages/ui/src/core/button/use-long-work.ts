import { useEffect, useRef, useState } from 'react';
import { STILL_WORKING, say } from '../feedback/say.ts';

/** Milliseconds of work until the verb is announced, and until a sentence is shown. */
const SAY_AFTER = 1000;
const SENTENCE_AFTER = 5000;

/** Announces to screen readers that an action takes long. Returns whether a sentence has to be shown. */
export function useLongWork(busy: boolean, verb: string | undefined): boolean {
	const [isLong, setLong] = useState(false);
	const latest = useRef(verb);
	useEffect(() => {
		latest.current = verb;
	});
	useEffect(() => {
		if (!busy) return undefined;
		let removeAnnouncement = (): void => undefined;
		const timers = [
			setTimeout(() => {
				if (latest.current) removeAnnouncement = say(latest.current);
			}, SAY_AFTER),
			setTimeout(() => {
				removeAnnouncement = say(STILL_WORKING);
				setLong(true);
			}, SENTENCE_AFTER),
		];
		return () => {
			for (const timer of timers) clearTimeout(timer);
			removeAnnouncement();
			setLong(false);
		};
	}, [busy]);
	return isLong;
}
