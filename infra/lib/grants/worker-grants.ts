import type { Worker } from '../workers.ts';
import type { Grant } from './permissions.ts';

/**
 * Least privilege of the workers. Only the notifier sends mail; only the publisher writes pages, and only the renderer
 * runs code of modules, with read access to released files. The notifier also erases closed accounts and publishes
 * scheduled articles. For these it reads two more indexes and deletes unused pictures.
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
	// Uses public requests only.
	canary: [],
};

/** The notifier's additional grants on a stage that sends SMS. */
export const SMS_GRANTS: readonly Grant[] = ['sms:send'];
