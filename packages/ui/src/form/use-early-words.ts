import { useLayoutEffect } from 'react';

/**
 * A finished page can be typed into before its script has come, which on a slow network takes a while. Once it has, these
 * words are taken over, and so are those a browser filled in by itself: React would wipe them at the next letter.
 */
export function useEarlyWords(id: string, known: string | undefined, onFound: (words: string) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes alive
	useLayoutEffect(() => {
		const field = document.getElementById(id);
		const words: unknown = field && 'value' in field ? field.value : undefined;
		if (typeof words === 'string' && words !== '' && !known) onFound(words);
	}, []);
}
