import type { ActionRole } from '../../platform/table/action-role.ts';
import { type ActionResult, whyCancelled } from './why-cancelled.ts';

const roles: readonly ActionRole[] = [
	'answer',
	'cell',
	'cell',
	'cell',
	'appointment',
	'ticket',
	'bookings',
	'session',
	'schedule',
	'job',
	'job',
	'figure',
	'figure',
	'audit',
];
const REFUSED = 'ConditionalCheckFailed';
/** The results of a transaction in which the actions at these positions failed. */
const blamed = (blame: Readonly<Record<number, string>>): readonly ActionResult[] =>
	roles.map((role, index) => ({
		role,
		code: blame[index] ?? 'None',
		found: blame[index] === REFUSED ? { index } : undefined,
	}));

test.each([
	['its key was used', { 0: REFUSED }, { kind: 'answered', found: { index: 0 } }],
	[
		'its key was used, and everything with it is taken',
		{ 0: REFUSED, 1: REFUSED, 6: REFUSED },
		{ kind: 'answered', found: { index: 0 } },
	],
	['the session is over, and the time is gone too', { 2: REFUSED, 7: REFUSED }, { kind: 'session_ended' }],
	['a cell in the middle is taken', { 2: REFUSED }, { kind: 'cell_taken' }],
	['a cell is taken while another conflicts', { 1: 'TransactionConflict', 2: REFUSED }, { kind: 'cell_taken' }],
	['the client booked something else', { 6: REFUSED }, { kind: 'stale', what: 'bookings' }],
	['the schedule was edited', { 8: REFUSED }, { kind: 'stale', what: 'schedule' }],
	['the ticket number exists', { 5: REFUSED }, { kind: 'stale', what: 'ticket' }],
	['others were in flight', { 1: 'TransactionConflict', 11: 'ThrottlingError' }, { kind: 'conflict' }],
	['an id was used twice', { 4: REFUSED }, { kind: 'fault' }],
	['the request is wrong', { 1: REFUSED, 3: 'ValidationError' }, { kind: 'fault' }],
])('a reservation is cancelled because %s', (_why, blame, expected) => {
	expect(whyCancelled(blamed(blame))).toEqual(expected);
});
