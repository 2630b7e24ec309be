import * as Type from 'typebox';
import { SHORTEST_FILL_MS } from './shortest-fill.ts';

/**
 * What tells a robot from a person without a puzzle (promise W5). Both are optional: whoever sends neither is believed. Our
 * forms wait until the shortest time has passed, so that nobody quick is taken for a machine. A robot gets the answer
 * everybody gets, and nothing is kept.
 */
export const unlikelyHuman = {
	/** A field no person sees. A robot fills it in. */
	website: Type.Optional(Type.String({ maxLength: 200 })),
	/** Milliseconds between the form's appearance and its sending. */
	filledInMs: Type.Optional(Type.Integer({ minimum: 0 })),
};

export interface UnlikelyHuman {
	readonly website?: string | undefined;
	readonly filledInMs?: number | undefined;
}

export const isUnlikelyHuman = ({ website = '', filledInMs = SHORTEST_FILL_MS }: UnlikelyHuman): boolean =>
	website.trim() !== '' || filledInMs < SHORTEST_FILL_MS;
