import { useEffect, useState } from 'react';
import { hasCareWords, loadCareWords } from './care-words.ts';

/** How long typing must have paused, milliseconds: nobody is interrupted in the middle of a sentence. */
const PAUSE = 2000;

interface CareWords {
	/** Whether the card stands under the box. Once it stands there it stays, whatever is typed on, until it is put away. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
}

/** Looks for words of crisis in what is being typed, on the device, each time typing has paused. */
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
