import type { ReactNode } from 'react';
import { partsOf } from './search-faqs.ts';

export const Marked = ({ text, search }: { readonly text: string; readonly search: string }): ReactNode =>
	partsOf(text, search).map((part, place) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position
		place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
	);
