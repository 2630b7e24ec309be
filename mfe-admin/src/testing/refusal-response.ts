import { problem } from '@tulia/platform/testing';
import type { MockResponse } from './render-admin.tsx';

export function refusalResponse(...given: Parameters<typeof problem>): MockResponse {
	const answer = problem(...given);
	return { status: answer.status, body: answer.body };
}
