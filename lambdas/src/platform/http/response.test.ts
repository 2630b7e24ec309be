import { problem } from './response.ts';
import type { RefusalDetail } from './result.ts';

test('every detail of a refusal is part of its problem document', () => {
	const said: Required<Omit<RefusalDetail, 'retryAfterSeconds'>> = {
		errors: [{ field: 'time', message: 'Taken' }],
		detail: 'Somebody was faster.',
		times: ['9:00 AM'],
		nearest: [{ date: '2026-11-24', time: '9:00 AM', psychologistId: 'amina', psychologist: 'Amina' }],
		opensAt: '2026-11-24T06:00:00.000Z',
		current: { status: 'confirmed', version: 2 },
		wordingInForce: '2026-11-21',
		displaced: { count: 2, first: '2026-11-24T06:00:00.000Z', last: '2026-11-26T06:00:00.000Z' },
		affected: [{ id: 'a1', ticketNumber: 'TUL-26-4K7M9', scheduledFor: '2026-11-24T06:00:00.000Z' }],
	};
	const { body = '' } = problem('slot_taken', 'request-1', said);
	expect(JSON.parse(body)).toMatchObject(said);
});
