import type { EventBridgeEvent } from 'aws-lambda';

/** A call as CloudTrail records it and EventBridge hands it on, as far as it is used. */
export type RecordedCall = EventBridgeEvent<
  'AWS API Call via CloudTrail',
  {
    readonly eventSource: 'cognito-idp.amazonaws.com';
    readonly eventName: 'ChangePassword' | 'AdminSetUserPassword';
    readonly eventTime: string;
    readonly additionalEventData: { readonly sub: string };
  }
>;
