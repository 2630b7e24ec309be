import { useLayoutEffect } from 'react';

/**
 * A prerendered page can be typed into before its script has come, which on a slow network takes a while. Once it has, these
 * words are taken over, and so are those a browser filled in by itself: React would wipe them at the next letter.
 */
export function usePreHydrationInput(id: string, known: string | undefined, onFound: (words: string) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field hydrates
	useLayoutEffect(() => {
		const field = document.getElementById(id);
		const words: unknown = field && 'value' in field ? field.value : undefined;
		if (typeof words === 'string' && words !== '' && !known) onFound(words);
	}, []);
}

/** The same for a box to tick. */
export function usePreHydrationTick(id: string, known: boolean, onFound: (isTicked: true) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box hydrates
	useLayoutEffect(() => {
		const box = document.getElementById(id);
		if (box instanceof HTMLInputElement && box.checked && !known) onFound(true);
	}, []);
}
