import { nameOf, shortIdOf, uuidOf } from '../identity.ts';
import { only, type ResourceType } from './resource-type.ts';

export const edgeTypes: Readonly<Record<string, ResourceType>> = {
	'AWS::CloudFront::Distribution': {
		role: 'emulated',
		properties: ['DistributionConfig'],
		identify(naming) {
			const Id = shortIdOf(naming).toUpperCase();
			return { ref: Id, attributes: { Id, DomainName: `${Id.toLowerCase()}.cloudfront.net` } };
		},
	},
	'AWS::CloudFront::Function': {
		role: 'emulated',
		properties: ['AutoPublish', 'FunctionCode', 'FunctionConfig', 'Name'],
		identify(naming) {
			const arn = `arn:aws:cloudfront::${naming.stack.account}:function/${nameOf(naming, 'Name')}`;
			return { ref: arn, attributes: { FunctionARN: arn } };
		},
	},
	'AWS::CloudFront::ResponseHeadersPolicy': {
		role: 'emulated',
		properties: ['ResponseHeadersPolicyConfig'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::CloudFront::CachePolicy': {
		role: 'emulated',
		properties: ['CachePolicyConfig'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::CloudFront::OriginAccessControl': {
		role: 'named',
		identify: (naming) => ({ ref: shortIdOf(naming), attributes: { Id: shortIdOf(naming) } }),
	},
};
