import { groupFieldErrors } from './group-field-errors.ts';

test('errors inside a part of a form are shown once at the part, and those of other fields stay', () => {
	const wrong = [
		{ field: 'timeOff.2.from', message: 'Please select a date' },
		{ field: 'timeOff.3', message: 'The last day must not come before the first' },
		{ field: 'timeOffice', message: 'Unknown' },
		{ field: 'name', message: 'Full name is required' },
	];
	expect(groupFieldErrors(wrong, ['timeOff', 'name'])).toEqual([
		{ field: 'timeOff', message: 'Please select a date' },
		{ field: 'timeOffice', message: 'Unknown' },
		{ field: 'name', message: 'Full name is required' },
	]);
});
