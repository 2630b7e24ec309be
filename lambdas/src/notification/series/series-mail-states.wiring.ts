import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MailStateStore } from '../../appointment/mail/mail-state.ts';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { type SeriesMailStates, type SeriesVisitsDeps, seriesMailStates } from './series-mail-states.usecase.ts';

/** What became of a notice about several visits, noted at each of them. */
export const seriesMailStatesOver = (
	{ db, tableName }: { readonly db: DynamoDBDocumentClient; readonly tableName: string },
	deps: Pick<SeriesVisitsDeps, 'appointments'> & { readonly mails: MailStateStore },
): SeriesMailStates => seriesMailStates({ orders: seriesRepository(db, tableName), ...deps });
