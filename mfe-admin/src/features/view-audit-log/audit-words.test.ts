import { actionWords, mergedWords, objectAddress } from './audit-words.ts';

test.each([
	['appointment_cancelled', 'Appointment cancelled'],
	['faq_changed', 'FAQ changed'],
	['logged_out_everywhere', 'Logged out everywhere'],
])('%s is read %s', (action, words) => {
	expect(actionWords(action)).toBe(words);
});

test.each([
	['appointment_moved', '/admin/appointments/x1'],
	['appointments_exported', '/admin/appointments'],
	['article_published', '/admin/blogs/x1'],
	['service_changed', '/admin/sessions?part=services&edit=x1'],
	['clients_merged', '/admin/clients/x1'],
	['closure_created', '/admin/sessions?part=closures'],
	['account_disabled', '/admin/users/x1'],
	['role_changed', '/admin/users/x1'],
	['something_else', undefined],
])('the object of %s is at %p', (action, address) => {
	expect(objectAddress(action, 'x1')).toBe(address);
});

test('of a merge both records are named, with what came along', () => {
	const merged = { other: 'c2', stays: 'c1', visits: 1, coming: 0, paid: 1 };
	expect(mergedWords(merged)).toBe('Record c2 became part of c1, with 1 visit, 0 of them to come, 1 with payments');
});
