import { LambdaClient } from '@aws-sdk/client-lambda';
import { loadStage } from '../lib/load-stage.ts';
import { nameIn } from '../lib/names.ts';
import { publishPages } from '../release/publish-pages.ts';

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the stage.');
const stage = await loadStage(name);
const lambda = new LambdaClient({ region: stage.region });
await publishPages({ lambda, publisher: nameIn(stage, 'publisher') });
console.log('Every page is rendered from what is live and stored.');
