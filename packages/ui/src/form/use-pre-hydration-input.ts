import { useLayoutEffect } from 'react';

/**
 * Adopts text that was typed, or filled in by the browser, before hydration, which takes a while on a slow network.
 * Otherwise React would overwrite it at the next letter.
 */
export function usePreHydrationInput(id: string, known: string | undefined, onFound: (words: string) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field hydrates
	useLayoutEffect(() => {
		const field = document.getElementById(id);
		const words: unknown = field && 'value' in field ? field.value : undefined;
		if (typeof words === 'string' && words !== '' && !known) onFound(words);
	}, []);
}

/** Adopts the state of a checkbox that was changed before hydration. */
export function usePreHydrationTick(id: string, known: boolean, onFound: (isTicked: true) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box hydrates
	useLayoutEffect(() => {
		const box = document.getElementById(id);
		if (box instanceof HTMLInputElement && box.checked && !known) onFound(true);
	}, []);
}
