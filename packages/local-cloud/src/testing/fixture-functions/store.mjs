/** Replaces the SDK, so that the fixture needs no bundling. */
async function call(service, target, input) {
	const answer = await fetch(process.env.AWS_ENDPOINT_URL, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': target,
			authorization: `AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/${service}/aws4_request, SignedHeaders=h, Signature=x`,
			'x-amz-date': '20260101T000000Z',
		},
		body: JSON.stringify(input),
	});
	const body = await answer.json();
	if (!answer.ok) throw new Error(`${body.__type}: ${body.message}`);
	return body;
}

export const put = (PK, more = {}) => {
	const Item = { PK: { S: PK }, SK: { S: 'X' }, ...more };
	return call('dynamodb', 'DynamoDB_20120810.PutItem', { TableName: process.env.TABLE_NAME, Item });
};

export const send = (QueueUrl, MessageBody) => call('sqs', 'AmazonSQS.SendMessage', { QueueUrl, MessageBody });
