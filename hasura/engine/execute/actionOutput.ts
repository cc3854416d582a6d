import { EngineError } from '../errors';
import { integerOf, isJsonObject, isNumber, writeJson, type Json, type JsonObject } from '../json';
import type { CustomOutputNode, CustomOutputType } from '../plan/nodes';

/** JSON texts of related rows, by relationship and object of the answer. */
export type RelatedTexts = ReadonlyMap<CustomOutputNode, ReadonlyMap<JsonObject, string>>;

/** Objects of an answer that have a relationship, by relationship, in the order of the answer. */
export function relatedParents(type: CustomOutputType, value: Json): Map<CustomOutputNode, JsonObject[]> {
  const found = new Map<CustomOutputNode, JsonObject[]>();
  visit(type, value, (node, parent) => found.set(node, [...(found.get(node) ?? []), parent]));
  return found;
}

function visit(
  type: CustomOutputType,
  value: Json,
  onRelated: (node: CustomOutputNode, parent: JsonObject) => void,
): void {
  if (type.kind === 'nonNull') return visit(type.of, value, onRelated);
  if (type.kind === 'list' && Array.isArray(value)) return value.forEach((item) => visit(type.of, item, onRelated));
  if (type.kind !== 'object' || !isJsonObject(value)) return;
  for (const field of type.fields) {
    if (field.kind === 'related') onRelated(field, value);
    if (field.kind === 'field') visit(field.type, value[field.key] ?? null, onRelated);
  }
}

const scalars: Readonly<Record<string, (value: Json) => boolean>> = {
  Int: (value) => isNumber(value) && integerOf(value) !== undefined,
  Float: isNumber,
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string' || isNumber(value),
};

/** Throws `unexpected` when an answer does not have the shape the action promises. */
export function checkAnswer(type: CustomOutputType, value: Json, field?: string): void {
  if (value === null) {
    if (type.kind !== 'nonNull') return;
    throw unexpected(
      field === undefined
        ? 'got null for the action webhook response'
        : `expecting not null value for field "${field}"`,
    );
  }
  if (type.kind === 'nonNull') return checkAnswer(type.of, value, field);
  const where = field === undefined ? 'the action webhook response' : `field "${field}"`;
  if (type.kind === 'list') {
    if (!Array.isArray(value)) throw unexpected(`expecting array for ${where}`);
    return value.forEach((item) => checkAnswer(type.of, item, field));
  }
  if (type.kind === 'leaf') {
    if (scalars[type.scalar]?.(value) ?? true) return;
    throw unexpected(`got ${kindOf(value)} for ${where}, expecting ${type.scalar}`);
  }
  if (!isJsonObject(value)) throw unexpected(`got ${kindOf(value)} for ${where}, expecting ${type.typeName}`);
  for (const member of type.fields) if (member.kind === 'field') checkMember(member, value);
}

function checkMember(member: CustomOutputNode & { kind: 'field' }, value: JsonObject): void {
  if (!(member.key in value)) {
    if (member.type.kind === 'nonNull') {
      throw unexpected(`field "${member.key}" expected in webhook response, but not found`);
    }
    return;
  }
  checkAnswer(member.type, value[member.key] ?? null, member.key);
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (typeof value === 'string') return 'scalar String';
  return isNumber(value) ? 'scalar Number' : 'scalar Boolean';
}

function unexpected(message: string): EngineError {
  return new EngineError('unexpected', message);
}

/** Writes the selected part of an answer as JSON text, in selection order. */
export function writeAnswer(type: CustomOutputType, value: Json, related: RelatedTexts): string {
  if (value === null) return 'null';
  if (type.kind === 'nonNull') return writeAnswer(type.of, value, related);
  if (type.kind === 'list' && Array.isArray(value)) {
    return `[${value.map((item) => writeAnswer(type.of, item, related)).join(',')}]`;
  }
  if (type.kind !== 'object' || !isJsonObject(value)) return writeJson(value);
  const members = type.fields
    .filter((field) => !isLeftOut(field, value))
    .map((field) => `${JSON.stringify(field.name)}:${writeMember(field, value, related)}`);
  return `{${members.join(',')}}`;
}

/** An object that the handler has left out is left out; a scalar becomes null. */
function isLeftOut(field: CustomOutputNode, value: JsonObject): boolean {
  return field.kind === 'field' && isObject(field.type) && !(field.key in value);
}

function isObject(type: CustomOutputType): boolean {
  return type.kind === 'nonNull' || type.kind === 'list' ? isObject(type.of) : type.kind === 'object';
}

function writeMember(field: CustomOutputNode, value: JsonObject, related: RelatedTexts): string {
  switch (field.kind) {
    case 'typename':
      return JSON.stringify(field.value);
    case 'field':
      return writeAnswer(field.type, value[field.key] ?? null, related);
    case 'related':
      return related.get(field)?.get(value) ?? 'null';
  }
}
