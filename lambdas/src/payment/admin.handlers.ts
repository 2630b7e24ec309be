import { appointmentsFromEnvironment } from '../appointment/appointments.wiring.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { changePriceToPay } from './change-price-to-pay.usecase.ts';
import { decideCharge } from './decide-charge.usecase.ts';
import { notePayment } from './note-payment.usecase.ts';
import { chargesOf } from './owed.ts';
import { paymentRepository } from './payment.repository.ts';
import { getPayments, listVisitsPaid } from './read-payments.usecase.ts';
import { issuerOf } from './receipt/issuer.ts';
import { promiseReceiptMail } from './receipt/promise-receipt-mail.repository.ts';
import { getReceipt, sendReceipt } from './receipt/receipts.usecase.ts';
import { reversePayment } from './reverse-payment.usecase.ts';
import { exportTakings, getTakings } from './takings/takings.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const appointments = appointmentsFromEnvironment();
const deps = {
	...appointments,
	payments: paymentRepository(db, tableName, fieldCipher),
	issuer: issuerOf(profileRepository(db, tableName)),
	charges: chargesOf(profileRepository(db, tableName)),
	promiseMail: promiseReceiptMail(db, tableName, newId),
};

export const paymentAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/payment.admin'), {
	getPayments: getPayments(deps),
	notePayment: notePayment(deps),
	reversePayment: reversePayment(deps),
	changePriceToPay: changePriceToPay(deps),
	decideCharge: decideCharge(deps),
	listVisitsPaid: listVisitsPaid(deps),
	getReceipt: getReceipt(deps),
	sendReceipt: sendReceipt(deps),
	getTakings: getTakings(deps),
	exportTakings: exportTakings({
		...deps,
		noteExport: (actor, at) =>
			appointments.recordAudit({ id: newId(at), actor, action: 'takings_exported', object: 'takings', at }),
	}),
});
