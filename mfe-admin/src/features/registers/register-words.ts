import { breachClock, breachDue, leftWords, requestClock, requestDue } from '@tulia/centre/legal-clocks';
import type { Breach, DataRequestEntry, DataRequestKind } from '@tulia/contracts/register/schemas';

export const KIND_WORDS: Readonly<Record<DataRequestKind, string>> = {
	access: 'A copy of their data',
	rectification: 'A correction',
	erasure: 'Erasure',
	portability: 'Their data, for another centre',
	objection: 'That we stop using it',
};

interface ClockWords {
	readonly tone: 'waiting' | 'good' | 'quiet' | 'careful';
	readonly words: string;
}

/** The time left to notify the Commissioner, in words. */
export function breachClockWords(breach: Breach, now: Date): ClockWords {
	if (breach.closedAt !== undefined) return { tone: 'quiet', words: 'Closed' };
	const due = breachDue(breach);
	if (breach.commissionerToldAt !== undefined) {
		const late = new Date(breach.commissionerToldAt) > due;
		return { tone: 'good', words: late ? 'Commissioner told, late' : 'Commissioner told in time' };
	}
	const tone = breachClock(breach, now) === 'overdue' ? 'careful' : 'waiting';
	return { tone, words: `Tell the Commissioner: ${leftWords(due, now)}` };
}

/** The time left to answer, in words. */
export function requestClockWords(request: DataRequestEntry, now: Date): ClockWords {
	if (request.closedAt !== undefined) return { tone: 'quiet', words: 'Closed' };
	const tone = requestClock(request, now) === 'overdue' ? 'careful' : 'waiting';
	return { tone, words: `Answer: ${leftWords(requestDue(request), now)}` };
}
