/** One complaint about one parameter, or about `base`, `id`, `username`, … */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A refusal in the provider's own shape. Thrown by a handler, it also takes back what the handler changed. */
export class ApiError extends Error {
  /** @param single true: a field's complaint is an object instead of a list, as some of the provider's endpoints do */
  constructor(
    readonly status: number,
    readonly errorCode: string,
    readonly fields: readonly FieldError[],
    readonly single = false,
  ) {
    super(errorCode);
  }
}

/** The JSON body of a refusal: complaints grouped by field. */
export function errorBody(error: ApiError): { error_code: string; error_messages: Record<string, unknown> } {
  const messages: Record<string, unknown> = {};
  for (const { field, code, message, params } of error.fields) {
    const entry = { code, message, params: params ?? {} };
    const earlier = messages[field];
    messages[field] = error.single ? entry : [...(Array.isArray(earlier) ? earlier : []), entry];
  }
  return { error_code: error.errorCode, error_messages: messages };
}

/** Refuses when there is anything to complain about. @throws ApiError 400 */
export function refuseIf(errorCode: string, fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new ApiError(400, errorCode, fields);
}

/** 404 for an id that is unknown or not visible to the caller. */
export function notFound(entity: string): ApiError {
  const code = `${entity}_not_found`;
  return new ApiError(404, code, [{ field: 'id', code, message: `No ${entity} with this id is visible to you` }]);
}

/** 400 in the short shape of some endpoints: one complaint, an object under `base`, its code the whole call's. */
export function baseRefusal(code: string, message: string, status = 400): ApiError {
  return new ApiError(status, code, [{ field: 'base', code, message }], true);
}

/** 401 for a wrong or expired token and for wrong credentials. */
export function authFailed(): ApiError {
  const message = 'Authentication failed with the supplied credentials';
  return new ApiError(401, 'auth_failed', [{ field: 'username', code: 'invalid_supplied_credentials', message }]);
}

/** 429 at the end of a minute's allowance. */
export function tooManyRequests(): ApiError {
  const message = 'The limit of requests per minute is reached; wait for the next minute';
  return new ApiError(429, 'too_many_requests', [{ field: 'base', code: 'too_many_requests', message }]);
}

/** 500 with the id under which the log knows the request. */
export function internalError(requestId: string): ApiError {
  const code = 'internal_application_error';
  const message = 'An unexpected error occurred';
  return new ApiError(500, code, [{ field: 'base', code, message, params: { request_id: requestId } }]);
}

/** 503 as in a maintenance window. */
export function serviceUnavailable(): ApiError {
  const message = 'Service is temporarily unavailable';
  return new ApiError(503, 'service_unavailable', [{ field: 'base', code: 'service_unavailable', message }]);
}

/** 403 for a contact that lacks a permission. */
export function permissionDenied(permission: string): ApiError {
  const code = 'permission_denied';
  const message = `You do not have permission '${permission}' to perform this operation`;
  return new ApiError(403, code, [{ field: 'permissions', code, message }]);
}
