import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { bookingPageStates } from '../support/page-states/booking-page-states.ts';
import { publicPageStates } from '../support/page-states/public-page-states.ts';
import { signInPageStates } from '../support/page-states/sign-in-page-states.ts';
import { adminPageStates } from '../support/page-states/staff/admin-page-states.ts';

/**
 * Every string in quotation marks in `docs/requirements.md`. Each must be among the texts of a page state, or listed
 * below with the file that proves it.
 */
const QUOTED = [
	'Please log in to schedule a session.',
	'No articles found',
	'Article Not Found',
	'No questions found',
	'View All Questions',
	'Still Have Questions?',
	'Question Submitted!',
	'Ask Another Question',
	'Other Ways to Get Help',
	'Send Us a Message',
	'Message Sent!',
	'Send Another Message',
	'Please log in to schedule an appointment.',
	'Confirm Appointment',
	'Appointment Confirmed!',
	'Schedule Another Meeting',
	'Back to Home',
	'Welcome Back',
	'Remember me',
	'Create Your Account',
	'Check Your Email',
	'try again',
	'Name is required',
	'Email is required',
	'Enter a valid email',
	'Please enter a valid 10-digit phone number',
	'Subject is required',
	'Message is required',
	'Message must be at least 10 characters',
	'Question is required',
	'Question must be at least 10 characters',
	'Please select a service',
	'Please select a date',
	'Please select a time',
	'Password is required',
	'Full name is required',
	'Password must be at least 8 characters',
	'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
	'Confirm password is required',
	'Passwords must match',
	'You must accept the terms and conditions',
	'Your question has been submitted successfully!',
	'Your message has been sent successfully!',
	'Appointment scheduled successfully! Check your email for confirmation.',
	'Login successful!',
	'Registration successful!',
	'Password reset successful!',
	'Appointment status updated to {status}',
	'Invalid email or password',
	"The article you're looking for doesn't exist or has been removed.",
	"We couldn't find any articles matching your search term. Try a different keyword or browse all articles.",
	'No appointments found',
	'Try adjusting your search or filter criteria.',
	'No appointments have been scheduled yet.',
] as const;
type Quoted = (typeof QUOTED)[number];

/** Texts that no single page state shows, with the test that covers each. */
const ELSEWHERE: { readonly [S in Quoted]?: string } = {
	'Appointment scheduled successfully! Check your email for confirmation.':
		'e2e/client/register-to-attended.journey.test.ts',
	'Registration successful!': 'e2e/client/register-to-attended.journey.test.ts',
	'Appointment status updated to {status}': 'e2e/client/register-to-attended.journey.test.ts',
	'Confirm Appointment': 'e2e/client/first-booking.journey.test.ts',
	'Please select a service': 'packages/contracts/src/field-errors.test.ts',
	'Please select a date': 'packages/contracts/src/field-errors.test.ts',
	'Please select a time': 'packages/contracts/src/field-errors.test.ts',
	'Login successful!': 'shell/src/pages/login/login-page.test.tsx',
	'No appointments have been scheduled yet.': 'mfe-admin/src/pages/visits/appointments-page.test.tsx',
	'Password reset successful!': 'e2e/client/reset-and-second-factor.journey.test.ts',
};

test('every fixed string of the specification is covered by a page state or another test', () => {
	const covered = new Set(
		[...publicPageStates, ...signInPageStates, ...bookingPageStates, ...adminPageStates].flatMap(
			({ texts = [], toasts = [] }) => [...texts, ...toasts],
		),
	);
	expect(QUOTED.filter((string) => !covered.has(string) && !ELSEWHERE[string])).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('the string "%s" is in %s', async (string, where) => {
	const source = await readFile(join(repositoryRoot(), where), 'utf8');
	expect(source).toContain(string.replace('{status}', ''));
});
