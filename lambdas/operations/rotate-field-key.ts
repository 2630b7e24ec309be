import { rotateFieldKey } from '../src/key-rotation/rotate-field-key.usecase.ts';
import { sealedItems } from '../src/key-rotation/sealed-items.repository.ts';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { fieldKeyRepository } from '../src/platform/keys/field-key.repository.ts';
import { keyService } from '../src/platform/keys/kms.gateway.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';

/** The entry point of `npm run keys:rotate`: one run over at most AT_MOST texts of the table TABLE_NAME. */
const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const rotate = rotateFieldKey({
	keys: fieldKeyRepository(db, tableName),
	kms: keyService(),
	masterKeyId: requireEnv('FIELD_KEY_ID'),
	items: sealedItems(db, tableName),
	now: clock,
});
const rotation = await rotate({
	atMost: Number(requireEnv('AT_MOST')),
	leavesUnopened: process.env.LEAVE_UNOPENED === 'true',
});
switch (rotation.kind) {
	case 'no_key':
		console.error('Nothing has been encrypted in this table yet: there is no key to exchange.');
		process.exitCode = 1;
		break;
	case 'waiting':
		console.log(
			`Key ${rotation.version} is known to every function by ${rotation.until}. Run this command again then.`,
		);
		break;
	case 'resealed':
		console.log(
			`${rotation.texts} texts were encrypted with the new key. Run this command again until the old one is retired.`,
		);
		break;
	case 'unopened':
		console.error(`No key decrypts these texts. If visitors typed them, run this command again with --leave-unopened:`);
		for (const { key, path } of rotation.texts) console.error(`  ${key.PK} / ${key.SK}  ${path}`);
		process.exitCode = 1;
		break;
	case 'retired':
		console.log(
			`Of ${rotation.items} items none holds a text of key ${rotation.versions.join(', ')}: retired. What it had sealed opens no more.`,
		);
}
