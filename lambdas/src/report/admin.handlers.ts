import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { availabilitySources } from '../availability/availability-sources.repository.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { exportReport } from './export-report.usecase.ts';
import { getIncomeReport } from './income-report.usecase.ts';
import { visitFactRepository } from './visit-fact.repository.ts';
import { getVisitReport } from './visit-report.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const record = recordAudit(db, tableName);
const deps = {
	visits: visitFactRepository(db, tableName),
	sources: availabilitySources(db, tableName),
	payments: paymentRepository(db, tableName, fieldCipher),
	appointments: appointmentRepository(db, tableName),
	now: clock,
	noteExport: (actor: string, at: Date) =>
		record({ id: newId(at), actor, action: 'report_exported', object: 'report', at }),
};

export const reportAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/report.admin'), {
	getVisitReport: getVisitReport(deps),
	getIncomeReport: getIncomeReport(deps),
	exportReport: exportReport(deps),
});
