const providerPrefix = 'CognitoIdentityServiceProvider';

/** Removes keys of the identity provider that an earlier release or another tool left in local storage. */
export function clearStoredKeys(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(providerPrefix))
    .forEach((key) => localStorage.removeItem(key));
}
