import { onDutyAt } from './on-duty.ts';

const amina = { userId: 'amina', byMail: true, bySms: true };
const night = { ...amina, userId: 'night', hours: { from: '20:00', to: '06:00' } };
const day = { ...amina, userId: 'day', hours: { from: '08:00', to: '17:30' } };
/** Wall-clock at the centre, on an arbitrary day. */
const at = (time: string) => new Date(`2026-11-18T${time}:00.000+03:00`);
const idsOnDuty = (people: Parameters<typeof onDutyAt>[0], time: string) =>
	onDutyAt(people, at(time)).map(({ userId }) => userId);

test.each([
	['07:59', ['amina']],
	['08:00', ['amina', 'day']],
	['17:29', ['amina', 'day']],
	['17:30', ['amina']],
	['20:00', ['amina', 'night']],
	['00:30', ['amina', 'night']],
	['06:00', ['amina']],
])(
	'at %s those on duty are %j: hours include their first minute, exclude their last, and may pass midnight',
	(time, expected) => {
		expect(idsOnDuty([amina, night, day], time)).toEqual(expected);
	},
);

test('at an hour that no shift covers, everyone on the list is notified', () => {
	expect(idsOnDuty([night, day], '18:30')).toEqual(['night', 'day']);
});

test('equal start and end mean the whole day', () => {
	expect(idsOnDuty([{ ...amina, hours: { from: '09:00', to: '09:00' } }, day], '03:00')).toEqual(['amina']);
});
