import { isJsonObject, type Json } from '../../hasura/engine/json';
import { includedFile } from '../../hasura/engine/metadata/yamlTree';

/** A place in a file: `$.tables[0].table`. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

/** A file's content with every included file in its place. */
export interface AssembledFile {
  readonly value: Json;
  /** Where the value under these keys was written. */
  readonly placeOf: (keys: readonly string[]) => Place;
}

/** Reads a file that is included at a place; undefined when it cannot be read. */
export type OpenFile = (file: string, at: Place) => Json | undefined;

/** Puts included files where they are included, and remembers which file each value comes from. */
export function assembleFile(file: string, content: Json, open: OpenFile): AssembledFile {
  const places = new Map<string, Place>();
  const assemble = (value: Json, keys: readonly string[], place: Place): Json => {
    places.set(JSON.stringify(keys), place);
    const included = includedFile(value, place.file);
    if (included !== undefined) {
      const opened = open(included, place);
      return opened === undefined ? null : assemble(opened, keys, { file: included, path: '$' });
    }
    const inner = (key: string, step: string, item: Json) =>
      assemble(item, [...keys, key], { file: place.file, path: `${place.path}${step}` });
    if (Array.isArray(value)) return value.map((item, index) => inner(String(index), `[${index}]`, item));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, `.${key}`, item)]));
  };
  const value = assemble(content, [], { file, path: '$' });
  return { value, placeOf: (keys) => places.get(JSON.stringify(keys)) ?? { file, path: '$' } };
}
