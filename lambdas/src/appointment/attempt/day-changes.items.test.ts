import { dayChangeJobs } from './day-changes.items.ts';

const now = new Date('2026-11-25T06:00:00.000Z');
const amina = { psychologistId: 'amina', startAt: '2026-11-26T06:00:00.000Z' };
const laterWithAmina = { ...amina, startAt: '2026-11-27T06:00:00.000Z' };
const otieno = { psychologistId: 'otieno', startAt: '2026-11-26T09:00:00.000Z' };

const changesOf = (given: Pick<Parameters<typeof dayChangeJobs>[0], 'before' | 'after' | 'byClient'>) =>
	dayChangeJobs({ appointmentId: 'A1', version: 2, actor: 'desk', now, ...given }).map(({ change }) => change);

test('a booking is reported to the psychologist of the visit', () => {
	expect(changesOf({ before: undefined, after: amina })).toEqual([
		{ psychologistId: 'amina', after: amina.startAt, actor: 'desk' },
	]);
});

test('a move with the same psychologist is reported once, with both times', () => {
	expect(changesOf({ before: amina, after: laterWithAmina })).toEqual([
		{ psychologistId: 'amina', before: amina.startAt, after: laterWithAmina.startAt, actor: 'desk' },
	]);
});

test('a move to another psychologist is reported to both, as added to one and removed from the other', () => {
	expect(changesOf({ before: amina, after: otieno })).toEqual([
		{ psychologistId: 'otieno', after: otieno.startAt, actor: 'desk' },
		{ psychologistId: 'amina', before: amina.startAt, actor: 'desk' },
	]);
});

test('a cancellation reports whether the client made it', () => {
	expect(changesOf({ before: amina, after: undefined, byClient: true })).toEqual([
		{ psychologistId: 'amina', before: amina.startAt, byClient: true, actor: 'desk' },
	]);
});

test('the same change has jobs with the same ids, however often it is written', () => {
	const ids = () =>
		dayChangeJobs({ appointmentId: 'A1', version: 2, before: amina, after: otieno, actor: 'desk', now }).map(
			({ id }) => id,
		);
	expect(ids()).toEqual(ids());
	expect(new Set(ids()).size).toBe(2);
});
