import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { InboxEntry } from './inbox.ts';

/** A stored question or message, decrypted. */
export function entryFrom(item: Item, decrypt: FieldCipher['decrypt']): InboxEntry {
	const { id, name, email, phone, subject, text, createdAt, crisis = false, state, ver, replies = [] } = item;
	const { onPhone, assignee } = item;
	const open = (sealed: string): string => decrypt(sealed, id);
	return {
		id,
		name: open(name),
		email: open(email),
		phone: phone === undefined ? undefined : open(phone),
		subject: subject === undefined ? undefined : open(subject),
		text: open(text),
		createdAt,
		mayBeInCrisis: crisis,
		state,
		replies: replies.map((reply: Item) => ({
			text: open(reply.text),
			at: reply.at,
			by: reply.by,
			version: reply.ver,
			...(reply.cameBack === undefined ? {} : { cameBack: reply.cameBack }),
		})),
		version: ver,
		onPhone,
		assignee,
	};
}
