import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { confirmedAddress, statedAddress, UNCONFIRMED_USES } from '../platform/confirmed-address.ts';

/**
 * Promise A10. Every lookup by an email address goes through one of these calls: the types allow no other way to a
 * pseudonym. Each is listed here with its file; a new one fails the test until it requires a confirmed address, or is
 * listed with a use that `UNCONFIRMED_USES` justifies.
 */
const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
	// Belongs to the account only after the confirmation.
	'account/close/addresses-of.ts': ['confirmed'],
	'account/close/erase-account.usecase.ts': ['subscriptions.find', 'underAddress'],
	'account/close/export-my-data.usecase.ts': ['confirmed', 'subscriptions.find', 'underAddress'],
	'appointment/address-holding.ts': ['confirmed'],
	'user/access-change.ts': ['confirmed'],

	// Needs no confirmation.
	'account/close/delete-account.usecase.ts': ['unique_address'],
	'identity/address/email-change.repository.ts': ['unique_address'],
	'identity/address/pending-email-change.repository.ts': ['unique_address'],
	'account/own/resend-confirmation.usecase.ts': ['rate_limit'],
	'appointment/book/for-client/book-for-client.usecase.ts': ['findHolder'],
	'appointment/book/for-client/called-for.ts': ['staff_booking'],
	'client-file/change/correct-client-email.usecase.ts': ['findByEmail', 'staff_search'],
	'client-merge/merge.repository.ts': ['unique_address'],
	'data-request/erase-client.usecase.ts': ['unique_address'],
	'appointment/list/find-exactly.usecase.ts': ['findByEmail', 'staff_search'],
	'appointment/book/write/reservation.repository.ts': ['unique_address'],
	'identity/account/account.repository.ts': ['unique_address'],
	'identity/account/grant-admin.usecase.ts': ['confirmed', 'findLogin', 'promotion'],
	'identity/session/login-limits.repository.ts': ['rate_limit'],
	'identity/session/session.usecase.ts': ['findLogin', 'log_in'],
	'identity/address/mail-to-address.usecase.ts': ['mail_to_mailbox'],
	'newsletter/subscribe.usecase.ts': ['mail_to_mailbox'],
	'notification/recipient/unconfirmed-mails.repository.ts': ['rate_limit'],
	'platform/limits/visitor-limits.repository.ts': ['rate_limit'],
	'platform/limits/visitor-writing.items.ts': ['file_writing'],
	'recovery/replay-since.usecase.ts': ['unique_address'],
	'smoke/remove-test-client.usecase.ts': ['findLogin', 'log_in', 'unique_address'],
	'user/read-users.usecase.ts': ['findByEmail', 'staff_search'],

	// Take a pseudonym from a link or a job of a mail: the effect ends in the mailbox, or was confirmed from it.
	'newsletter/change-subscription.usecase.ts': ['subscriptions.find'],
	'../demo/history/visitors.ts': ['subscriptions.find'],
	'notification/notices/newsletter/newsletter-issue.notice.ts': ['confirmed', 'subscriptions.find'],
	'notification/notices/newsletter/newsletter.notice.ts': ['subscriptions.find'],
	'notification/feedback/record-mail-event.usecase.ts': ['ownerOf'],
	'notification/notices/account/account.notice.ts': ['ownerOf', 'unique_address'],
	'notification/notices/account/email-change.notice.ts': ['ownerOf'],
};

/** Files that may know the keys of addresses: the repositories behind the calls above. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
	'account/close/closing.repository.ts': ['emailKey'],
	'identity/address/email-change.actions.ts': ['emailKey'],
	'account/close/writings.repository.ts': ['writerPartition'],
	'appointment/store/client.repository.ts': ['emailKey'],
	'client-merge/begin-merge.actions.ts': ['emailKey'],
	'client-merge/merge-steps.repository.ts': ['writerPartition'],
	'identity/account/account.items.ts': ['EMAIL#', 'emailKey'],
	'identity/account/account.repository.ts': ['emailKey'],
	'notification/recipient/recipient.repository.ts': ['emailKey'],
	'platform/limits/visitor-writing.items.ts': ['WRITER#', 'writerPartition'],
	'user/user.repository.ts': ['emailKey'],
	'client-file/client-writings.repository.ts': ['writerPartition'],
};

/** Ways around the types, with the files that may use them. */
const EVASIONS: Readonly<Record<string, readonly string[]>> = {
	'platform/confirmed-address.ts': ['is ConfirmedAddress', 'is StatedAddress'],
	'platform/keys/field-cipher.ts': ['KeyedCipher', 'fieldCipherFrom'],
	// Encrypts existing ciphertexts again, without pseudonyms.
	'key-rotation/rotate-field-key.usecase.ts': ['KeyedCipher'],
	// Generates a key for invented people.
	'../demo/prepare-history.ts': ['fieldCipherFrom'],
};

const SOURCE = path.resolve(__dirname, '..');
const files = ['.', '../demo', '../operations']
	.flatMap((folder) =>
		readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
			path.join(folder, file),
		),
	)
	.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
	.sort();

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
const unique = (found: readonly string[]): readonly string[] => [...new Set(found)].sort();

function lookupsIn(source: string): readonly string[] {
	const uses = [...source.matchAll(/\bstatedAddress\(([^;]*?),\s*('?\w+'?)\s*,?\s*\)/g)].map(([, , use]) => use);
	const calls = source.matchAll(
		/\.(findByEmail|findHolder|findLogin|ownerOf|underAddress)\(|\b(subscriptions\.find)\(/g,
	);
	return unique([
		...uses.map((use = '') => use.replaceAll("'", '')),
		...[...calls].map(([, call, other]) => call ?? other ?? ''),
		...(/\bconfirmedAddress\(/.test(source) ? ['confirmed'] : []),
	]);
}
const keysIn = (source: string): readonly string[] =>
	unique([...source.matchAll(/\bemailKey\b|\bwriterPartition\b|EMAIL#|WRITER#/g)].map(([key]) => key));
const evasionsIn = (source: string): readonly string[] =>
	unique(
		[
			...source.matchAll(
				/\b(?:as|is) (?:Confirmed|Stated)Address|\bKeyedCipher\b|\bfieldCipherFrom\b|<(?:Confirmed|Stated)Address>/g,
			),
		].map(([evasion]) => evasion),
	);

function foundBy(search: (source: string) => readonly string[]): Record<string, readonly string[]> {
	const found = files.map(
		(file) => [file, search(withoutComments(readFileSync(path.join(SOURCE, file), 'utf8')))] as const,
	);
	return Object.fromEntries(
		found.filter(([file, calls]) => calls.length > 0 && file !== 'platform/confirmed-address.ts'),
	);
}

test('every lookup by an address is listed, and requires a confirmed one or gives a reason', () => {
	expect(foundBy(lookupsIn)).toEqual(LOOKUPS);
});

test('only the listed repositories know the keys of addresses', () => {
	expect(foundBy(keysIn)).toEqual(KEYS);
});

test('no file gets around the types of confirmed addresses', () => {
	const { 'platform/confirmed-address.ts': own = [], ...others } = EVASIONS;
	expect(foundBy(evasionsIn)).toEqual(others);
	expect(evasionsIn(readFileSync(path.join(__dirname, '../platform/confirmed-address.ts'), 'utf8'))).toEqual(own);
});

test('the search finds a lookup that is added', () => {
	expect(lookupsIn("const id = pseudonym('email', statedAddress(profile.email, 'rate_limit'));")).toEqual([
		'rate_limit',
	]);
	expect(lookupsIn('await clients.findByEmail(\n\tstatedAddress(body.email, use),\n);')).toEqual([
		'findByEmail',
		'use',
	]);
	expect(lookupsIn('await writings.underAddress(address)')).toEqual(['underAddress']);
	expect(keysIn('const PK = `EMAIL#` + pseudonym;')).toEqual(['EMAIL#']);
	expect(evasionsIn('email as ConfirmedAddress')).toEqual(['as ConfirmedAddress']);
	expect(files.length).toBeGreaterThan(300);
});

test('an address is confirmed only in its canonical spelling', () => {
	expect(confirmedAddress({ email: ' Amina@Example.ke ', emailVerified: true })).toBe('amina@example.ke');
	expect(confirmedAddress({ email: 'amina@example.ke', emailVerified: false })).toBeUndefined();
	for (const use of Object.keys(UNCONFIRMED_USES) as (keyof typeof UNCONFIRMED_USES)[])
		expect(statedAddress(' Amina@Example.ke ', use)).toBe('amina@example.ke');
	expect(() => statedAddress('amina@example.ke', 'toString' as 'log_in')).toThrow('not looked up');
});
