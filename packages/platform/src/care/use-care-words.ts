import { useEffect, useState } from 'react';
import { hasCareWords, loadCareWords } from './care-words.ts';

/** Debounce in milliseconds, so that the card interrupts no sentence. */
const PAUSE = 2000;

interface CareWords {
	/** Whether the card is shown under the box. Once shown it stays until it is dismissed, whatever is typed. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
}

/** Checks a typed text for words of crisis, on the device, debounced. */
export function useCareWords(...texts: readonly (string | undefined)[]): CareWords {
	const [isFound, setFound] = useState(false);
	const [isAway, setAway] = useState(false);
	const text = texts.map((each = '') => each).join('\n');
	const isSettled = isFound || text.trim() === '';
	useEffect(() => {
		if (isSettled) return;
		let isStale = false;
		void loadCareWords();
		const timer = setTimeout(async () => {
			if ((await hasCareWords(text)) && !isStale) setFound(true);
		}, PAUSE);
		return () => {
			isStale = true;
			clearTimeout(timer);
		};
	}, [text, isSettled]);
	return { isShown: isFound && !isAway, dismiss: () => setAway(true) };
}
