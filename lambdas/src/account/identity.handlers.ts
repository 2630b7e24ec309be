import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { accountFromEnvironment } from './account.wiring.ts';
import { closingRepository } from './close/closing.repository.ts';
import { deleteAccount } from './close/delete-account.usecase.ts';
import { exportMyData } from './close/export-my-data.usecase.ts';
import { writingsRepository } from './close/writings.repository.ts';
import { changeConsent, changeName, changePassword, logoutEverywhere } from './own/change-account.usecase.ts';
import { changeEmail } from './own/change-email.usecase.ts';
import { resendConfirmation } from './own/resend-confirmation.usecase.ts';
import { changeSms } from './phone/change-sms.usecase.ts';
import { confirmPhone } from './phone/confirm-phone.usecase.ts';
import { chooseNotices, removePhone } from './phone/own-phone.usecase.ts';
import { startPhone } from './phone/start-phone.usecase.ts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor/second-factor.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const account = accountFromEnvironment();
const closings = closingRepository(db, tableName, account.newId);

export const accountIdentityHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/account.identity'),
	{
		getAccount: async ({ caller }) => ok(await account.read(caller)),
		changeName: changeName(account),
		changePassword: changePassword(account),
		changeEmail: changeEmail(account),
		resendConfirmation: resendConfirmation(account),
		startPhone: startPhone(account),
		confirmPhone: confirmPhone(account),
		removePhone: removePhone(account),
		changeSms: changeSms(account),
		chooseNotices: chooseNotices(account),
		logoutEverywhere: logoutEverywhere(account),
		changeConsent: changeConsent(account),
		exportMyData: exportMyData({
			...account,
			appointments: appointmentRepository(db, tableName),
			payments: paymentRepository(db, tableName, fieldCipher),
			waitingList: waitingListRepository(db, tableName),
			writings: writingsRepository(db, tableName, fieldCipher),
			subscriptions: subscriptionRepository(db, tableName),
		}),
		deleteAccount: deleteAccount({ ...account, closings }),
		startSecondFactor: startSecondFactor(account),
		confirmSecondFactor: confirmSecondFactor(account),
		removeSecondFactor: removeSecondFactor(account),
	},
);
