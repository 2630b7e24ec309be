import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isGridKey, nextPlace } from '../plan/next-place.ts';

/** The props that make an element reachable by the arrow keys. */
interface PlaceProps {
	readonly 'data-place': string;
	readonly 'data-lane': number;
	readonly 'data-at': number;
	readonly tabIndex: 0 | -1;
}

/** Registers an element of the grid by its key, the index of its lane over all days, and its start minute. */
export type PlaceOf = (key: string, lane: number, at: number) => PlaceProps;

interface RovingFocus {
	readonly placeOf: PlaceOf;
	readonly gridProps: {
		readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
		readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
	};
}

const placesIn = (grid: HTMLElement) =>
	[...grid.querySelectorAll<HTMLElement>('[data-place]')].map((element) => ({
		element,
		lane: Number(element.dataset.lane),
		at: Number(element.dataset.at),
	}));

/** A roving tab index: the grid is one Tab stop, and the arrow keys move within it. The first focus is on `first`. */
export function useRovingFocus(keys: readonly string[], first: string | undefined): RovingFocus {
	const [last, setLast] = useState<string>();
	const active = last !== undefined && keys.includes(last) ? last : (first ?? keys[0]);
	return {
		placeOf: (key, lane, at) => ({
			'data-place': key,
			'data-lane': lane,
			'data-at': at,
			tabIndex: key === active ? 0 : -1,
		}),
		gridProps: {
			onFocus: ({ target }) => {
				const key = target.dataset.place;
				if (key !== undefined) setLast(key);
			},
			onKeyDown: (event) => {
				const { key, target, currentTarget } = event;
				if (!isGridKey(key) || event.altKey || event.ctrlKey || event.metaKey) return;
				const places = placesIn(currentTarget);
				const current = places.find(({ element }) => element === target);
				if (!current) return;
				event.preventDefault();
				nextPlace(places, current, key).element.focus();
			},
		},
	};
}
