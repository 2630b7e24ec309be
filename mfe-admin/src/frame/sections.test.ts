import { sectionsAbove } from './sections.ts';

test.each([
	['/admin', []],
	['/admin/', []],
	['/admin/users', ['Dashboard']],
	['/admin/appointments/a1', ['Dashboard', 'Appointments']],
	['/admin/appointments/new', ['Dashboard', 'Appointments']],
])('above %s stands %j', (pathname, labels) => {
	expect(sectionsAbove(pathname).map(({ label }) => label)).toEqual(labels);
});
