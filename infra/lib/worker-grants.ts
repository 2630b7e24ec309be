import type { Grant } from './permissions.ts';
import type { Worker } from './workers.ts';

/**
 * Least privilege of the workers. Only the notifier sends mail; only the publisher writes pages, and it runs no module's
 * code: the renderer does, which reads the files of releases and may do nothing else. The notifier also erases
 * closed accounts, so it finds a person's appointments and words on two more
 * indexes, deletes pictures that no article uses, and puts scheduled articles on the site.
 */
export const workerGrants: Record<Worker, readonly Grant[]> = {
	notifier: [
		'stream:read',
		'reminder-queue:consume',
		'dead-letters:send',
		'table:read',
		'table:transact',
		'index:GSI1',
		'index:GSI2',
		'index:GSI3',
		'field-key:decrypt',
		'mail:send',
		'reminders:schedule',
		'uploads:delete',
	],
	publisher: ['stream:read', 'dead-letters:send', 'catalogue:read', 'site:read', 'site:write', 'renderer:invoke'],
	renderer: ['release-files:read'],
	'missing-page': ['site:read'],
	'mail-events': ['dead-letters:send', 'table:read', 'table:write'],
	'sms-events': ['dead-letters:send', 'table:read', 'table:write', 'field-key:decrypt'],
	// Asks the site as anybody may.
	canary: [],
};

/** What the notifier needs besides on a stage that sends SMS. */
export const SMS_GRANTS: readonly Grant[] = ['sms:send'];
