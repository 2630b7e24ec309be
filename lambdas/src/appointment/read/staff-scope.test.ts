import { type Reader, whoReads } from '@tulia/centre/who-reads';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { getPayments } from '@tulia/contracts/payment/endpoints';
import { limitedTo, narrowedTo, type StaffCaller, seesVisit, shownTo } from './staff-scope.ts';

const owner: StaffCaller = { roles: ['owner'] };
const desk: StaffCaller = { roles: ['front_desk'] };
const amina: StaffCaller = { roles: ['psychologist'], psychologistId: 'amina' };
const unlisted: StaffCaller = { roles: ['psychologist'] };
const visit = (more: Partial<AppointmentDetail> = {}) =>
	({
		psychologistId: 'amina',
		notes: 'I cannot sleep',
		staffNote: 'Ask again',
		notesAccess: 'open',
		...more,
	}) as AppointmentDetail;

test.each<[string, StaffCaller, string | undefined]>([
	['an owner sees all visits', owner, undefined],
	['the front desk sees all visits', desk, undefined],
	['a psychologist sees only their own visits', amina, 'amina'],
	['a psychologist without an entry in the list sees no visits', unlisted, ''],
	[
		'a psychologist who is also at the front desk sees all visits',
		{ ...amina, roles: ['front_desk', 'psychologist'] },
		undefined,
	],
	[
		'a psychologist who is also an editor sees only their own visits',
		{ ...amina, roles: ['psychologist', 'editor'] },
		'amina',
	],
])('%s', (_what, caller, own) => {
	expect(limitedTo(caller)).toBe(own);
	expect(seesVisit(caller, { psychologistId: 'peter' })).toBe(own === undefined);
	expect(seesVisit(caller, { psychologistId: 'amina' })).toBe(own === undefined || own === 'amina');
});

test('a list is limited to the requested psychologist, and shows a psychologist only their own visits', () => {
	expect(narrowedTo(desk, undefined)).toBeUndefined();
	expect(narrowedTo(desk, 'peter')).toBe('peter');
	expect(narrowedTo(amina, undefined)).toBe('amina');
	expect(narrowedTo(amina, 'amina')).toBe('amina');
	expect(narrowedTo(amina, 'peter')).toBe('');
});

test.each<[string, StaffCaller, AppointmentDetail, AppointmentDetail['notesAccess']]>([
	['the psychologist of the visit reads its notes', amina, visit(), 'open'],
	['an owner reads notes only with a reason', owner, visit(), 'with_reason'],
	[
		'an owner who is the psychologist of the visit reads its notes',
		{ roles: ['owner', 'psychologist'], psychologistId: 'amina' },
		visit(),
		'open',
	],
	['the front desk never reads notes', desk, visit(), 'hidden'],
	[
		'a psychologist at the front desk reads no colleague’s notes',
		{ roles: ['front_desk', 'psychologist'], psychologistId: 'peter' },
		visit(),
		'hidden',
	],
])('%s', (_what, caller, detail, access) => {
	const shown = shownTo(caller, detail);
	expect(shown.notesAccess).toBe(access);
	expect([shown.notes, shown.staffNote]).toEqual(
		access === 'open' ? ['I cannot sleep', 'Ask again'] : [undefined, undefined],
	);
	expect('notes' in shown).toBe(access === 'open');
});

test('owners and the front desk see the price of a visit, and staff whose only role is psychologist do not', () => {
	const priced = visit({ price: 3500 });
	for (const caller of [owner, desk, { ...amina, roles: ['front_desk', 'psychologist'] } as const])
		expect(shownTo(caller, priced).price).toBe(3500);
	expect(shownTo(amina, priced)).not.toHaveProperty('price');
});

test('an owner may write a note without a reason where there is none yet', () => {
	const { notes: _notes, staffNote: _note, ...empty } = visit();
	expect(shownTo(owner, empty).notesAccess).toBe('open');
	expect(shownTo(desk, empty).notesAccess).toBe('hidden');
});

describe('the readers named beside a field', () => {
	const people: readonly (readonly [Reader, StaffCaller])[] = [
		['psychologist of the visit', amina],
		['front desk', desk],
		['owner', owner],
	];
	const written = visit({
		cancellation: { by: 'client', at: '2026-11-20T06:00:00.000Z', reason: 'I feel better' },
		phonedBy: { name: 'Rose', said: 'He comes' },
	} as Partial<AppointmentDetail>);
	const readersOf = (read: (detail: AppointmentDetail) => unknown): readonly Reader[] =>
		people.flatMap(([reader, caller]) => {
			const shown = shownTo(caller, written);
			if (read(shown) !== undefined) return [reader];
			return shown.notesAccess === 'with_reason' ? ['owner with a reason'] : [];
		});

	test.each([
		['notes of the client', 'clientNotes', ({ notes }: AppointmentDetail) => notes],
		['the note of staff', 'staffNote', ({ staffNote }: AppointmentDetail) => staffNote],
		['the reason of a cancellation', 'aboutVisit', ({ cancellation }: AppointmentDetail) => cancellation?.reason],
		['a note of a phone call', 'aboutVisit', ({ phonedBy }: AppointmentDetail) => phonedBy?.said],
	] as const)('the readers of %s are those named beside the field', (_what, field, read) => {
		expect(readersOf(read)).toEqual(whoReads[field].readers);
	});

	test('the readers of the reason of a waiver or reversal are those named beside the field', () => {
		const mayRead = people.filter(([, { roles }]) =>
			roles.some((role) => [...getPayments.roles].includes(role as never)),
		);
		expect(mayRead.map(([reader]) => reader)).toEqual(whoReads.aboutPayment.readers);
	});
});
