import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { auditRepository } from './audit.repository.ts';
import { namesOfThings } from './audit.wiring.ts';
import { exportAudit } from './export-audit.usecase.ts';
import { listAudit } from './list-audit.usecase.ts';
import { listNoteReadings } from './list-note-readings.usecase.ts';
import { noteReadings } from './note-readings.repository.ts';
import { recordAudit } from './record-audit.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const note = recordAudit(db, tableName);
const deps = {
	audit: auditRepository(db, tableName),
	names: namesOfThings(db, tableName),
	openCipher: fieldCipher,
	now: clock,
};

export const auditAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/audit.admin'), {
	listAudit: listAudit(deps),
	listNoteReadings: listNoteReadings({ ...deps, readings: noteReadings(db, tableName) }),
	exportAudit: exportAudit({
		...deps,
		noteExport: (actor, at) => note({ id: newId(at), actor, action: 'audit_exported', object: 'audit', at }),
	}),
});
