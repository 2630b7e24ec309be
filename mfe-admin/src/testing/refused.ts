import { problem } from '@tulia/platform/testing';
import type { Answer } from './show-admin.tsx';

/** A refusal as the API answers it. */
export function refused(...given: Parameters<typeof problem>): Answer {
	const answer = problem(...given);
	return { status: answer.status, body: answer.body };
}
