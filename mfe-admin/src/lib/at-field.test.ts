import { atField } from './at-field.ts';

test('what is wrong inside a part is said at the part, once, and other fields are left alone', () => {
	const wrong = [
		{ field: 'timeOff.2.from', message: 'Please select a date' },
		{ field: 'timeOff.3', message: 'The last day must not come before the first' },
		{ field: 'timeOffice', message: 'Unknown' },
		{ field: 'name', message: 'Full name is required' },
	];
	expect(atField(wrong, ['timeOff', 'name'])).toEqual([
		{ field: 'timeOff', message: 'Please select a date' },
		{ field: 'timeOffice', message: 'Unknown' },
		{ field: 'name', message: 'Full name is required' },
	]);
});
