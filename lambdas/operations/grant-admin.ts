import { accountRepository } from '../src/identity/account/account.repository.ts';
import { grantAdmin } from '../src/identity/account/grant-admin.usecase.ts';
import { roleRepository } from '../src/identity/account/role.repository.ts';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { fieldCipher } from '../src/platform/keys/field-keys.ts';
import { newId } from '../src/platform/new-id.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';

/**
 * The entry point of `npm run admin:grant`: gives the account of ADMIN_EMAIL in the table TABLE_NAME a staff role.
 * Needs FIELD_KEY_ID, since accounts are found by the pseudonym of their address, and the usual AWS settings.
 */
const [db, tableName, email] = [documentClient(), requireEnv('TABLE_NAME'), requireEnv('ADMIN_EMAIL')];
const grant = grantAdmin({
	accounts: accountRepository(db, tableName, fieldCipher),
	roles: roleRepository(db, tableName, newId),
	now: clock,
});

const SAYS = {
	granted: `${email} is an admin now. Every session of this account has ended: log in again.`,
	already: `${email} is an admin already. Nothing was changed.`,
	unknown_address: `There is no account with the address ${email}. Register on the site first, then run this command again.`,
	not_active: `The account of ${email} is disabled or deleted. Nothing was changed.`,
	not_confirmed: `The address ${email} is not confirmed yet. Open the link in the mail "Confirm your email address", then run this command again. Nothing was changed.`,
	changed_meanwhile: `The account of ${email} was changed by a concurrent write. Run this command again.`,
} as const;

const outcome = await grant({ email, actor: 'admin:grant' });
if (outcome.ok) console.log(SAYS[outcome.value]);
else {
	console.error(SAYS[outcome.refusal]);
	process.exitCode = 1;
}
