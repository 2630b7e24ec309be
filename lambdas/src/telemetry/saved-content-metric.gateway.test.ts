import { writtenLines } from '../../test-support/platform/written-lines.ts';
import { countSavedContent } from './saved-content-metric.gateway.ts';

test('uses of saved content are one metric over all reads, and the line names the read', () => {
	expect(writtenLines(() => countSavedContent('listFaqs', 3))).toMatchObject([
		{
			SavedContentShown: 3,
			service: 'engagement',
			read: 'listFaqs',
			_aws: { CloudWatchMetrics: [{ Namespace: 'Tulia', Dimensions: [['service']] }] },
		},
	]);
});
