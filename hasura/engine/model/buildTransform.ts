import { isJsonObject, type Json, type JsonObject } from '../json';
import { parseTemplate, parseTextTemplate } from '../kriti/parse';
import type { Template } from '../kriti/template';

/** How a body is transformed: computed as JSON, computed as a form, or removed. */
export type BodyTransform =
  | { readonly kind: 'template'; readonly template: Template }
  | { readonly kind: 'form'; readonly fields: readonly TextField[] }
  | { readonly kind: 'remove' };

/** A name with the template of its text. */
export type TextField = readonly [name: string, value: Template];

/** How the request to a handler differs from the usual one; what is absent stays as it is. */
export interface RequestTransform {
  readonly method?: string;
  readonly url?: Template;
  /** A whole query string, or its pairs, whose names are templates too. */
  readonly queryParams?: Template | readonly (readonly [Template, Template])[];
  readonly body?: BodyTransform;
  readonly removeHeaders: readonly string[];
  readonly addHeaders: readonly TextField[];
}

/** Reads an action's `request_transform`. Throws when a template does not parse or a part is not understood. */
export function buildRequestTransform(raw: Json): RequestTransform {
  const transform = kritiTransform(raw);
  const headers = isJsonObject(transform.request_headers) ? transform.request_headers : {};
  const contentType = textOf(transform.content_type);
  return {
    method: textOf(transform.method)?.toUpperCase(),
    url: textTemplate(transform.url),
    queryParams: queryTransform(transform.query_params),
    body: bodyTransform(transform),
    removeHeaders: (Array.isArray(headers.remove_headers) ? headers.remove_headers : []).map(lowerCase),
    addHeaders: [
      ...(contentType === undefined ? [] : [['content-type', parseTextTemplate(contentType)] as const]),
      ...textFields(headers.add_headers).map(([name, value]): TextField => [lowerCase(name), value]),
    ],
  };
}

/** Reads an action's `response_transform`, of which only the body can be transformed. Throws as `buildRequestTransform` does. */
export function buildResponseTransform(raw: Json): BodyTransform | undefined {
  return bodyTransform(kritiTransform(raw));
}

function kritiTransform(raw: Json): JsonObject {
  if (!isJsonObject(raw)) throw new Error('a transform is an object');
  const { template_engine: engine = 'Kriti', version = 1 } = raw;
  if (engine !== 'Kriti') throw new Error(`the template engine ${JSON.stringify(engine)} is not known`);
  if (version !== 1 && version !== 2) throw new Error(`a transform of version ${JSON.stringify(version)} is not known`);
  return raw;
}

/** Version 1 has the template itself; version 2 says what to do. */
function bodyTransform({ body }: JsonObject): BodyTransform | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return { kind: 'template', template: parseTemplate(body) };
  const { action, template, form_template: form } = isJsonObject(body) ? body : {};
  if (action === 'remove') return { kind: 'remove' };
  if (action === 'transform' && typeof template === 'string') {
    return { kind: 'template', template: parseTemplate(template) };
  }
  if (action === 'x_www_form_urlencoded' && isJsonObject(form)) return { kind: 'form', fields: textFields(form) };
  throw new Error(`invalid transform action ${JSON.stringify(action)}`);
}

function queryTransform(raw: Json | undefined): RequestTransform['queryParams'] {
  if (typeof raw === 'string') return parseTextTemplate(raw);
  if (!isJsonObject(raw)) return undefined;
  return textFields(raw).map(([name, value]) => [parseTextTemplate(name), value] as const);
}

function textFields(raw: Json | undefined): TextField[] {
  if (!isJsonObject(raw)) return [];
  return Object.entries(raw).map(([name, value]): TextField => [name, parseTextTemplate(String(value ?? ''))]);
}

function textTemplate(raw: Json | undefined): Template | undefined {
  const text = textOf(raw);
  return text === undefined ? undefined : parseTextTemplate(text);
}

function textOf(raw: Json | undefined): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}

function lowerCase(name: Json): string {
  return String(name).toLowerCase();
}
