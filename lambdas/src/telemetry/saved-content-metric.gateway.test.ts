import { writtenLines } from '../platform/testing/written-lines.ts';
import { countSavedContent } from './saved-content-metric.gateway.ts';

test('uses of saved content are counted over all reads, and the line says which read it was', () => {
	expect(writtenLines(() => countSavedContent('listFaqs', 3))).toMatchObject([
		{
			SavedContentShown: 3,
			service: 'engagement',
			read: 'listFaqs',
			_aws: { CloudWatchMetrics: [{ Namespace: 'Tulia', Dimensions: [['service']] }] },
		},
	]);
});
